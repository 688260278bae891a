import { paths } from '#src/paths.ts'

/** The three views of the requests, in the order of their tabs. */
export const SHOWS = ['waiting', 'mine', 'history'] as const
export type Show = (typeof SHOWS)[number]

export const showWords: Record<Show, string> = { waiting: 'To do', mine: 'In progress', history: 'History' }

/** The view that an address asks for; usually what waits. */
export const showIn = (params: URLSearchParams): Show => SHOWS.find((show) => show === params.get('show')) ?? 'waiting'

/** The address of a view. */
export const addressOf = (show: Show): string =>
  show === 'waiting' ? paths.requests : `${paths.requests}?${new URLSearchParams({ show })}`
