import { createContext, use } from 'react'
import type { ResolvedPage } from '../shared/page.ts'

/**
 * The content of the page around a component. A page is rendered within it: a build, which renders all pages in all
 * languages, gives each route its own, and the browser has that of its document.
 */
export const Content = createContext({} as ResolvedPage)

/** What the page around a component says, without its sections. To be called while rendering. */
export const useContent = (): ResolvedPage => use(Content)
