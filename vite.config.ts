import { defineConfig } from 'vite'
import { configFor } from './src/node/config.ts'

// For `npx vite` and tools that read Vite's configuration: the page of content/portfolio.yaml.
export default defineConfig(({ mode }) => {
  // Set whatever NODE_ENV a host or a shell has: React's development build is twice as large and slow in a page, and
  // its production build shows no edits of components. `vite build --mode development` selects the other one.
  if (mode === 'production' || mode === 'development') process.env.NODE_ENV = mode
  return configFor(process.env.PORTFOLIO || 'content/portfolio.yaml', {
    look: process.env.LOOK,
    owner: import.meta.dirname,
  })
})
