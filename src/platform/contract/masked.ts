/** `anna@example.org` → `a•••@example.org`. */
export const masked = (email: string) => email.replace(/^(.)[^@]*/, '$1•••')
/** `+447700900101` → `•••• 101`. */
export const maskedPhone = (phone: string) => `•••• ${phone.slice(-3)}`
