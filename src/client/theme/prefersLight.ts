/** Visitors whose device prefers light. A file of its own, because the first script needs nothing else of its kind. */
export const prefersLight = '(prefers-color-scheme: light)'
