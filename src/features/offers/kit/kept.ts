/** Days for which we keep what an implanter typed of the person an animal is for, from when it was typed. */
export const KEEPER_KEPT_DAYS = 180

/** Days for which we keep the e-mail address and mobile number that an animal was offered to, from when the offer ended. */
export const OFFERED_KEPT_DAYS = 180
