/** What somebody agrees to who signs up for the newsletter; kept with the moment at which they did. */
export const CONSENT = 'We’ll e-mail you our newsletter, and nothing else. Every e-mail has a link to unsubscribe.'
