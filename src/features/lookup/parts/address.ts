/** The whole address of a page of this site, for copying and sharing; on the server, where nobody copies, the path alone. */
export const addressOf = (path: string) => (typeof window === 'undefined' ? path : new URL(path, window.location.origin).href)
