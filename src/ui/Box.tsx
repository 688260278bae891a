import { type ComponentPropsWithRef, type CSSProperties, createElement, type ElementType } from 'react'
import classes from './Box.module.css'

type Size = 'xs' | 'sm' | 'md' | 'lg' | 'xl'
type Heading = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
type Length = string | number

/** Style by the short names that Mantine gives it, for the few that the product uses: no style sheet for a margin. */
interface StyleProps {
  m?: Length | undefined
  mt?: Length | undefined
  mb?: Length | undefined
  ms?: Length | undefined
  mx?: Length | undefined
  p?: Length | undefined
  pt?: Length | undefined
  pb?: Length | undefined
  ps?: Length | undefined
  py?: Length | undefined
  w?: Length | undefined
  h?: Length | undefined
  miw?: Length | undefined
  maw?: Length | undefined
  mih?: Length | undefined
  mah?: Length | undefined
  top?: Length | undefined
  c?: string | undefined
  bg?: string | undefined
  bd?: string | undefined
  bdrs?: string | undefined
  fz?: string | undefined
  fw?: number | undefined
  ff?: 'text' | 'heading' | 'monospace' | undefined
  lh?: Length | undefined
  lts?: Length | undefined
  ta?: 'center' | 'end' | undefined
  flex?: Length | undefined
  display?: CSSProperties['display'] | undefined
  pos?: CSSProperties['position'] | undefined
  gap?: Length | undefined
  align?: CSSProperties['alignItems'] | undefined
  justify?: CSSProperties['justifyContent'] | undefined
  wrap?: CSSProperties['flexWrap'] | undefined
}

type BoxProps<C extends ElementType> = StyleProps & { component?: C } & Omit<ComponentPropsWithRef<C>, keyof StyleProps | 'component'>

/** An element with its few styles beside it. */
export function Box<C extends ElementType = 'div'>(props: BoxProps<C>) {
  return boxed(props)
}

/** Things side by side, on to the next line where there is no room. */
export function Group<C extends ElementType = 'div'>(props: BoxProps<C>) {
  return boxed(props, classes.group)
}

/** Things one below the other. */
export function Stack<C extends ElementType = 'div'>(props: BoxProps<C>) {
  return boxed(props, classes.stack)
}

interface Given {
  component?: ElementType
  className?: string
  style?: CSSProperties
  [prop: string]: unknown
}

function boxed({ component = 'div', className, style, ...given }: Given, own?: string) {
  const passed: Record<string, unknown> = {}
  const styles: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(given)) {
    const property = PROPERTIES[name]
    if (!property) passed[name] = value
    else if (value !== undefined) styles[property] = NAMED[name]?.(String(value)) ?? value
  }
  return createElement(component, {
    ...passed,
    ...((own || className) && { className: [own, className].filter(Boolean).join(' ') }),
    ...((style || Object.keys(styles).length > 0) && { style: { ...styles, ...style } }),
  })
}

const PROPERTIES: Record<string, keyof CSSProperties> = {
  m: 'margin',
  mt: 'marginTop',
  mb: 'marginBottom',
  ms: 'marginInlineStart',
  mx: 'marginInline',
  p: 'padding',
  pt: 'paddingTop',
  pb: 'paddingBottom',
  ps: 'paddingInlineStart',
  py: 'paddingBlock',
  w: 'width',
  h: 'height',
  miw: 'minWidth',
  maw: 'maxWidth',
  mih: 'minHeight',
  mah: 'maxHeight',
  top: 'top',
  c: 'color',
  bg: 'background',
  bd: 'border',
  bdrs: 'borderRadius',
  fz: 'fontSize',
  fw: 'fontWeight',
  ff: 'fontFamily',
  lh: 'lineHeight',
  lts: 'letterSpacing',
  ta: 'textAlign',
  flex: 'flex',
  display: 'display',
  pos: 'position',
  gap: 'gap',
  align: 'alignItems',
  justify: 'justifyContent',
  wrap: 'flexWrap',
}

const isSize = (value: string): value is Size => /^(xs|sm|md|lg|xl)$/.test(value)
const isHeading = (value: string): value is Heading => /^h[1-6]$/.test(value)
const FAMILIES: Record<string, string> = {
  text: 'var(--mantine-font-family)',
  heading: 'var(--mantine-font-family-headings)',
  monospace: 'var(--mantine-font-family-monospace)',
}

/** The theme's own names for sizes and colours. */
const NAMED: Record<string, (value: string) => string | undefined> = {
  c: (value) => (value === 'dimmed' ? 'var(--mantine-color-dimmed)' : undefined),
  bdrs: (value) => (isSize(value) ? `var(--mantine-radius-${value})` : undefined),
  ff: (value) => FAMILIES[value],
  fz: (value) => (isSize(value) ? `var(--mantine-font-size-${value})` : isHeading(value) ? `var(--mantine-${value}-font-size)` : undefined),
  lh: (value) =>
    isSize(value) ? `var(--mantine-line-height-${value})` : isHeading(value) ? `var(--mantine-${value}-line-height)` : undefined,
}
