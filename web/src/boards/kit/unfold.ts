/** What a press has folded out at the foot of a sheet comes to its top: it would open out of sight. */
export function unfolds(details: HTMLDetailsElement): () => void {
  let pressed = false;
  const press = ({ target }: Event) => {
    if (target instanceof Element && target.closest('summary')) pressed = true;
  };
  const toggled = () => {
    const list = details.closest('[data-scrolls]');
    if (pressed && details.open && list)
      list.scrollTop += details.getBoundingClientRect().top - list.getBoundingClientRect().top;
    pressed = false;
  };
  details.addEventListener('click', press);
  details.addEventListener('toggle', toggled);
  return () => {
    details.removeEventListener('click', press);
    details.removeEventListener('toggle', toggled);
  };
}
