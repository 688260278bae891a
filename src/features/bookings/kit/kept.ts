/** Days after a visit that was arranged by telephone, after which its implanter no longer sees who it was with. */
export const DIARY_KEPT_DAYS = 90
