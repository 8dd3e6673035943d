import type { Tool } from '../tool.ts'

/** Chooses how the page looks, and the order of its sections. */
export const panel: Tool = {
  name: 'Look',
  title: 'Looks, colours, faces and layouts to try, and the order of the sections.',
  icon: '<path d="M2.5 5h6.500M12.5 5h1M2.5 11h1M7 11h6.5"/><circle cx="10.7" cy="5" r="1.7"/><circle cx="5.2" cy="11" r="1.7"/>',
  begin: async (bar) => (await import('./panel.ts')).showPanel(bar),
}
