/** Dialogs that any page may open. */
class Flag {
  open = $state(false);
}

export const settingsDialog = new Flag();
export const keysDialog = new Flag();
export const accessDialog = new Flag();
