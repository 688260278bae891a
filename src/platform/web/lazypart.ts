import { type ComponentType, lazy, useEffect } from 'react'
import { sayFailed } from './toasts.ts'

// A pointer moves before it presses, and a phone is scrolled: the code is often here by the time of the press.
// What was pressed before the scripts were there is pressed again, and no pointer moves for it.
const ACTS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'submit', 'click'] as const

/**
 * A part of a page that answers what a person does, like a dialog: its code is fetched when they first press a key or touch the page, so
 * that it is here when they need it and doesn't delay what they see first. Where it can't be fetched, the page stands, and says so.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  whenActed(() => void load().catch(() => null))
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: NotFetched }),
    ),
  )
}

function NotFetched() {
  useEffect(() => sayFailed('Part of this page didn’t load. Check your connection, then reload the page.'), [])
  return null
}

/**
 * A part that the server draws, for use in `<DeferredHydration>`: the drawing stands, without code, until the person first does something, or
 * until `prepare` is called. Where the code can't be fetched, the drawing stands on and `PART_FAILED` is sent to the window: browsers don't
 * fetch a module again that has failed.
 */
export function deferredPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  const prepare = async () => {
    ask()
    await load()
  }
  if (import.meta.env.SSR) ask()
  else whenActed(ask)
  const Part = lazy(async () => {
    await asked
    return { default: await load().catch(neverLoaded) }
  })
  return { Part, prepare }
}

export const PART_FAILED = 'partfailed'

function neverLoaded(): Promise<never> {
  dispatchEvent(new Event(PART_FAILED))
  return new Promise(() => {})
}

const first = typeof window === 'undefined' ? null : nextAct()
let hasActed = false
void first?.then(() => (hasActed = true))

/** Prepares at the first key or touch of this visit, or at once if that has been. */
export function whenActed(prepare: () => void) {
  if (hasActed) prepare()
  else void first?.then(prepare)
}

function nextAct(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const act = () => {
    for (const event of ACTS) removeEventListener(event, act, { capture: true })
    resolve()
  }
  for (const event of ACTS) addEventListener(event, act, { capture: true, passive: true })
  return promise
}
