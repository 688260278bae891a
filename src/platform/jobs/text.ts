import { newId } from '#platform/database/id.ts'
import type { Kind, Message } from './message.ts'
import { unlinked } from './unlinked.ts'

interface Text {
  to: string
  /** May hold what people typed; the link goes at the end. */
  words: string
  link?: string
  /** After the link; its address is made by us. */
  map?: { words: string; link: string }
  /** At the very end. */
  last?: string
  kind?: Kind
  source?: string | undefined
  proven?: boolean
  /** Our own words for a number that nobody has confirmed. */
  fixed?: { words: string; link?: string } | undefined
}

/** A text message whose only links are made by us. */
export function textMessage({ words, link, map, last, fixed, ...routing }: Text): Message {
  const text = [written(words, link), ...(map ? [`${map.words}: ${map.link}`] : []), ...(last ? [last] : [])].join(' ')
  return { channel: 'sms', id: newId(), ...routing, text, ...(fixed && { fixed: { text: written(fixed.words, fixed.link) } }) }
}

const written = (words: string, link: string | undefined) => [unlinked(words), ...(link ? [link] : [])].join(' ')
