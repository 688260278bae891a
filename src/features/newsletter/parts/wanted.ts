import { TOPIC_CODES, type TOPICS } from '../subjects.ts'

type Topic = keyof typeof TOPICS

/** The boxes of a form, with these ticked. */
export const wantedOf = (topics: readonly Topic[]) => Object.fromEntries(TOPIC_CODES.map((topic) => [topic, topics.includes(topic)]))

/** The topics whose boxes are ticked. */
export const chosenIn = (wanted: Record<string, boolean>) => TOPIC_CODES.filter((topic) => wanted[topic])
