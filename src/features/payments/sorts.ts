/** In which order payments are listed: the newest first, or as it says. */
export const PAYMENT_SORTS = ['-createdAt', 'createdAt', '-amount', 'amount'] as const
