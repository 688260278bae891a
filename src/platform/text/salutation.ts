const TITLES = /^(mr|mrs|miss|ms|mx|dr|prof|professor|rev|reverend)\.?$/i

/** How somebody is greeted in a letter: by title and surname where they give a title ("Mrs Rees"), else by the name they go by. */
export function salutation(name: string): string {
  const [title = '', ...rest] = name.trim().split(/\s+/)
  const surname = rest.at(-1)
  return TITLES.test(title) && surname ? `${title} ${surname}` : name
}
