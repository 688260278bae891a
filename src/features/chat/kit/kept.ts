/** For how many days what was said is kept (UK GDPR Article 5(1)(e)). */
export const MESSAGES_KEPT_DAYS = 365
