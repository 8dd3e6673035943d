import 'react-dom/client'
import { hydrateIslands } from './islands/hydrateIslands.tsx'
import { watchCurrentSection } from './layout/header/currentSection.ts'

// After React: if it came first, the order of modules, and so the names of files, would depend on the project's folder.

import { portfolio } from 'virtual:portfolio'

hydrateIslands(portfolio)
watchCurrentSection()
