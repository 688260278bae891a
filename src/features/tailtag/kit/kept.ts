/** For how many days the place of a scan is kept, and longer while the animal is looked for (UK GDPR Article 5(1)(e)). */
export const SCANS_KEPT_DAYS = 90
