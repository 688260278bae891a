/** What articles are about, in the order in which they are offered. */
export const TOPICS = ['law', 'lost', 'safety', 'buying', 'record', 'travel'] as const
export type Topic = (typeof TOPICS)[number]

export const TOPIC_WORDS: Record<Topic, string> = {
  law: 'The law',
  lost: 'Lost and found',
  safety: 'Staying safe',
  buying: 'Buying and breeding',
  record: 'Your record',
  travel: 'Travel',
}

/** What the picture of an article shows. */
export const PICTURES = ['rules', 'poster', 'relay', 'hook', 'litter', 'document', 'chip', 'moving', 'certificate', 'suitcase'] as const
export type Picture = (typeof PICTURES)[number]
