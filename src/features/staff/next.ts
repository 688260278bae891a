import { shortId } from './commandline/shortid.ts'

const REASON = '--reason "…"'

/** A command of the command line about one thing, ready to type. */
export const commandFor = (name: string, id: string, ...more: string[]) => ['npm run staff --', name, shortId(id), ...more].join(' ')

/** The same with a reason, which decisions need. */
export const decisionFor = (name: string, id: string, ...more: string[]) => commandFor(name, id, ...more, REASON)
