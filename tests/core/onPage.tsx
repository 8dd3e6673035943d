import { portfolio } from 'virtual:portfolio'
import { type RenderOptions, type RenderResult, render as renderAlone } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { Content } from '../../src/client/content.ts'

/** Puts components onto the page of the fixture site, whose content they may read. */
export const OnPage = ({ children }: { children: ReactNode }) => (
  <Content value={portfolio}>{children}</Content>
)

/** Renders components on that page. */
export const render = (element: ReactElement, options?: RenderOptions): RenderResult =>
  renderAlone(element, { wrapper: OnPage, ...options })
