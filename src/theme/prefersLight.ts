/** Visitors whose device is light. A file of its own: the first script needs it, and nothing else of its kind. */
export const prefersLight = '(prefers-color-scheme: light)'
