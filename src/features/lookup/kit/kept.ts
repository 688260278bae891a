/** For how many days the register knows where a finder was: it helps to bring the animal home, and nobody afterwards (UK GDPR Article 5(1)(e)). */
export const FINDERS_PLACE_KEPT_DAYS = 90
