/** For how many days exact places and finders’ contacts are kept once nobody looks for the animal any more (UK GDPR Article 5(1)(e)). */
export const REPORTS_KEPT_DAYS = 90
