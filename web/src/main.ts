import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/states.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { router } from '$lib/router.svelte';
import { settings } from '$lib/settings.svelte';

settings.start();
router.start();

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
mount(App, { target });
