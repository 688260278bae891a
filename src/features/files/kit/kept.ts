/** Days for which a file is kept that someone with an account has sent and nothing shows or cites, from when it was sent. */
export const LOOSE_KEPT_DAYS = 7

/** How long a file without an account is kept that no report or message shows. */
export const UNUSED_KEPT_HOURS = 24
