/** For how many days a guest’s cart is kept after it was last changed. */
export const CARTS_KEPT_DAYS = 90
