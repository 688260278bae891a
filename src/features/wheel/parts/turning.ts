/** Whole turns before the wheel lands. */
const TURNS = 6

/** By how many degrees a wheel of so many slices turns so that the middle of one of them stands at the top; null where none has this id. */
export function turnTo(items: readonly { id: string }[], targetId: string): number | null {
  const place = items.findIndex(({ id }) => id === targetId)
  if (place === -1) return null
  return TURNS * 360 - (place + 0.5) * (360 / items.length)
}

/** A point of a circle around the middle of the drawing; 0 degrees are at the top. */
export function pointAt(degrees: number, radius: number) {
  const angle = ((degrees - 90) * Math.PI) / 180
  return { x: Math.round(Math.cos(angle) * radius * 100) / 100, y: Math.round(Math.sin(angle) * radius * 100) / 100 }
}

/** The outline of one of so many slices. */
export function slicePath(place: number, count: number, radius: number): string {
  const [from, to] = [pointAt((place * 360) / count, radius), pointAt(((place + 1) * 360) / count, radius)]
  return `M0 0 L${from.x} ${from.y} A${radius} ${radius} 0 ${count < 2 ? 1 : 0} 1 ${to.x} ${to.y} Z`
}
