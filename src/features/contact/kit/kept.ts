/** How many days after its last change a message to us is forgotten: its words, its sender and our answer. */
export const CONTACTS_KEPT_DAYS = 730
