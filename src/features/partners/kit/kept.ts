/** For how many days a partner sees what its software searched for (UK GDPR Article 5(1)(e)). */
export const SEARCHES_KEPT_DAYS = 365
