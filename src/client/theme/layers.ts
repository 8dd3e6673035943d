import type { ComponentProps } from 'react'
import type { StyleSheetManager } from 'styled-components'

/*
 * The cascade layers of a document: whatever stands in a later one wins, however specific the selectors of an earlier
 * one are. So a look never has to outweigh what components are by themselves, nor an owner's style sheet a look.
 */

/** Tokens and elements; components; the look; the owner's style sheet; paper. */
const layers = ['base', 'components', 'look', 'own', 'print'] as const

/** The name of a cascade layer. */
export type Layer = (typeof layers)[number]

/** The statement that gives the layers their order, which comes before all other styles. */
export const layerOrder = `@layer ${layers.join(', ')};`

/** CSS within a layer; empty where there is none. */
export const inLayer = (layer: Layer, css: string): string => (css ? `@layer ${layer} {${css}}` : '')

type Plugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number]

/** styled-components makes the names of classes from the names of plugins, which must be the same in Node and browser. */
const named = (plugin: Plugin): Plugin => Object.defineProperty(plugin, 'name', { value: 'layer' })

/** Puts each rule that styled-components adds to a page into the layer of components. */
export const layered: Plugin = named((element) => {
  // Rules within another one, declarations, and keyframes, which no layer concerns.
  if (element.root || (element.type !== 'rule' && !/^@(?:media|supports|container)/.test(element.type)))
    return
  const rule = { ...element, root: element }
  Object.assign(element, {
    type: '@layer',
    value: '@layer components',
    props: ['components'],
    children: [rule],
  })
})

/** For the build, which puts all rules of a document into the layer at once. */
export const layeredLater: Plugin = named(() => {})
