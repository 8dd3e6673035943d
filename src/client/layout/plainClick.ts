type Modified = Pick<MouseEvent | KeyboardEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Whether a key is held that makes a click or another key the browser's own, such as a link in another tab. */
export const isModified = ({ metaKey, ctrlKey, shiftKey, altKey }: Modified): boolean =>
  metaKey || ctrlKey || shiftKey || altKey

/** Whether a click is with the main button and without modifier keys: the others are the browser's own. */
export const isPlainClick = (click: Modified & { button: number }): boolean =>
  click.button === 0 && !isModified(click)
