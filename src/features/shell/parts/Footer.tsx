import { IconBrandFacebook, IconBrandInstagram, IconBrandYoutube } from '@tabler/icons-react'
import { useEffect, useId } from 'react'
import { NewsletterBox } from '#features/newsletter/kit/NewsletterBox.tsx'
import { useElsewhere } from '#platform/web/elsewhere.ts'
import { useFlag, useIsOpen } from '#platform/web/flags.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { Logo } from '#ui/art/Logo.tsx'
import { keepNoSignalPage } from '../keepNoSignalPage.ts'
import { footerMenu } from '../menu.ts'
import classes from './Footer.module.css'
import { MenuLink } from './MenuLink.tsx'
import { OpeningHours } from './OpeningHours.tsx'
import { PhoneLink } from './PhoneLink.tsx'

const socialIcons = { Facebook: IconBrandFacebook, Instagram: IconBrandInstagram, YouTube: IconBrandYoutube }

export function Footer() {
  const isOpen = useIsOpen()
  const { help, social } = useElsewhere()
  const hasNewsletter = useFlag('newsletter')
  useEffect(keepNoSignalPage, [])
  return (
    <footer className={classes.footer}>
      <div className={classes.columns}>
        <div>
          <p className={classes.brand}>
            <Logo size={36} /> {site.name}
          </p>
          <p className={classes.words}>{site.summary}</p>
          <ul className={classes.social}>
            {social.map(({ name, url }) => {
              const Icon = socialIcons[name]
              return (
                <li key={name}>
                  <a className={classes.icon} href={url} rel="noopener" aria-label={`${site.name} on ${name}`}>
                    <Icon size={22} aria-hidden="true" />
                  </a>
                </li>
              )
            })}
          </ul>
        </div>
        {footerMenu(help).map((column) => (
          <Column key={column.title} title={column.title} entries={column.entries.filter(isOpen)} />
        ))}
        <section aria-labelledby="footer-phone">
          <h2 className={classes.title} id="footer-phone">
            Talk to us
          </h2>
          <div className={classes.phone}>
            <PhoneLink />
          </div>
          {isOpen({ to: paths.newConversation }) && (
            <MenuLink label="Send us a message" to={paths.newConversation} className={classes.link} />
          )}
          <OpeningHours />
        </section>
      </div>
      {hasNewsletter && <NewsletterBox />}
    </footer>
  )
}

function Column({ title, entries }: ReturnType<typeof footerMenu>[number]) {
  const id = useId()
  return (
    <nav aria-labelledby={id}>
      <h2 className={classes.title} id={id}>
        {title}
      </h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.label}>
            <MenuLink {...entry} className={classes.link} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
