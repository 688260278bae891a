const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text made safe to stand in HTML. */
export const escape = (text: string) => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter)
