import { type CSSProperties, createElement, type ElementType, type ReactElement } from 'react'

/** The props of any element, as far as its style is concerned. */
interface Props {
  as?: ElementType
  className?: string
  style?: CSSProperties
  [name: string]: unknown
}

/** A part of a style that follows from props. */
type Value = (props: Props) => string | number

interface Stamp {
  target: ElementType
  /** The classes of the component and of those that it extends. */
  classes: string
  attrs: Props
  /** CSS variables by their names. */
  values: Record<string, Value>
}

const stamps = new WeakMap<object, Stamp>()

const stampOf = (target: ElementType): Stamp =>
  (typeof target !== 'string' && stamps.get(target)) || { target, classes: '', attrs: {}, values: {} }

function create(base: ElementType, more: Props = {}, id = '') {
  const make = (_: TemplateStringsArray, ...own: Value[]) => {
    const { target, classes, attrs, values } = stampOf(base)
    const named = own.map((value, index): [string, Value] => [`--${id}-${index}`, value])
    const stamp: Stamp = {
      target,
      classes: classes ? `${classes} ${id}` : id,
      attrs: { ...attrs, ...more },
      values: { ...values, ...Object.fromEntries(named) },
    }
    const Stamped = (props: Props) => stamped(stamp, props)
    stamps.set(Stamped, stamp)
    return Stamped
  }
  return Object.assign(make, {
    attrs: (further: Props) => create(base, { ...more, ...further }, id),
    withConfig: ({ componentId }: { componentId: string }) => create(base, more, componentId),
  })
}

/** The element with the classes of its styles, the variables that they need, and without what only they need. */
function stamped({ target, classes, attrs, values }: Stamp, props: Props): ReactElement {
  const { as, className, style, ...rest } = { ...props, ...attrs }
  const variables = Object.entries(values).map(([name, value]) => [name, value(props)])
  for (const name of Object.keys(rest)) if (name.startsWith('$')) delete rest[name]
  return createElement(as ?? target, {
    ...rest,
    className: className ? `${classes} ${className}` : classes,
    ...(variables.length > 0 || style ? { style: { ...style, ...Object.fromEntries(variables) } } : {}),
  })
}

/**
 * Stands in for styled-components in the built page, where every style is in the document already (see
 * `src/build/bundle/styles.ts`): it gives elements their classes and holds no style, and so no library to make them.
 * Every tag is a property of it, which `Proxy` can't tell: the few named here let tests compile, and components
 * are compiled against styled-components.
 */
export const styled = new Proxy(create, {
  get: (_, tag: string) => create(tag as ElementType),
}) as typeof create & Record<'a' | 'p' | 'div' | 'span', ReturnType<typeof create>>

/** A style in parts; it is in the document too. */
export const css = (): string => ''
