/** Days for which we keep what an implanter typed of the person an animal is for, from when it was typed. */
export const KEEPER_KEPT_DAYS = 180
