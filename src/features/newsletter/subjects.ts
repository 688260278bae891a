/** What the newsletter is about, as its readers choose. */
export const TOPICS = {
  advice: { label: 'Advice for keepers', hint: 'The law, the seasons and how to keep your record up to date. About once a month.' },
  offers: { label: 'Offers and competitions', hint: 'Coupons for our shop and our wheel of prizes. A few times a year.' },
  professionals: { label: 'For professionals', hint: 'Changes for implanters, breeders, vets and rescues. About four times a year.' },
} as const

export const TOPIC_CODES = ['advice', 'offers', 'professionals'] as const satisfies (keyof typeof TOPICS)[]
