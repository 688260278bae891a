/** Days for which a file is kept that someone with an account has sent and nothing shows or cites, from when it was sent. */
export const LOOSE_KEPT_DAYS = 7
