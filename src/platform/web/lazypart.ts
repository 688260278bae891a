import { type ComponentType, lazy } from 'react'

/**
 * A part of a page that answers what a person does, like a dialog: its code is fetched when they first press a key or touch the page, so
 * that it is here when they need it and doesn't delay what they see first.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  whenActed(() => void load().catch(() => null))
  return lazy(() => load().then((part) => ({ default: part })))
}

let hasActed = false
const waiting = new Set<() => void>()

function whenActed(prepare: () => void) {
  if (hasActed) prepare()
  else waiting.add(prepare)
}

function act() {
  for (const event of ACTS) removeEventListener(event, act)
  hasActed = true
  for (const prepare of waiting) prepare()
  waiting.clear()
}

const ACTS = ['pointerdown', 'keydown'] as const
if (typeof window !== 'undefined') for (const event of ACTS) addEventListener(event, act)
