/** The round mark: a dog under its own roof. Alone it needs a `title`; beside the name it is decoration. The browser has the file already, as the icon of the page. */
export function Logo({ size = 44, title = '' }: { size?: number; title?: string }) {
  return <img src="/favicon.svg" width={size} height={size} alt={title} style={{ flexShrink: 0 }} />
}
