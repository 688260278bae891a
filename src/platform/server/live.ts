/** Pushes to whoever is connected now. Nothing depends on its arrival: what matters is in the database. */
export interface Live {
  /** Tells everyone in a room (`account:<id>`, `thread:<id>`), or in any of several at the price of one. */
  tell(rooms: string | string[], event: string, data: object): void
}

export const nobodyListens: Live = { tell: () => {} }
