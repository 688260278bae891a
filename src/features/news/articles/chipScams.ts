import type { Article } from './article.ts'

export const chipScams: Article = {
  slug: 'chip-scams',
  title: '“Your pet’s chip has expired”: how the scam works',
  publishedOn: '2026-11-12',
  summary:
    'The message may know your pet’s name and its number, and it’s still a scam. Chips don’t expire. Here’s how to tell, and what to do.',
  topic: 'safety',
  picture: 'hook',
  body: [
    'An e-mail arrives. It has your pet’s name and its chip number, and it says that the registration is about to run out. To keep your pet protected, pay a small yearly fee. Keepers across the UK have had messages like this, some with details that were right. It’s a scam.',
    { heading: 'Why you can be sure' },
    {
      points: [
        'A microchip doesn’t expire. It has no battery and no subscription.',
        'A registration with us is paid for once, and lasts for your pet’s whole life. We’ll never ask you to renew it.',
        'You don’t have to register a chip again because a year has passed.',
      ],
    },
    'Some other registers do sell a yearly membership with extra services. That’s their offer to make, but your pet’s chip works without it. With us, a finder gets the same answer whether a bill has been paid or not.',
    { heading: 'What gives it away' },
    {
      points: [
        'It hurries you: today, final notice, your pet will be removed.',
        'It wants a card number, or a payment by transfer or gift card.',
        'Its link goes to a site that you’ve never used, often with “pet”, “chip” or “register” in its name.',
        'It asks for your password, or for a code that we’ve just texted you.',
        'It says that someone has found your pet, and wants money before you get it back.',
      ],
    },
    { heading: 'Check it in ten seconds' },
    'Paste the message, its link or its sender into [Is this message from us?](/is-it-us). It compares what you paste with the addresses and senders that we really use, and with the tricks that we know of. It does that on your own device: what you paste isn’t sent to us.',
    'You can also set a word of your own in your account. We put it in the e-mails that we send to you. If an e-mail about your pet doesn’t have it, be careful.',
    { heading: 'If you haven’t clicked' },
    'Don’t reply. Forward an e-mail to report@phishing.gov.uk, and a text to 7726. Both are free, and both help to take the site down. Then delete it.',
    { heading: 'If you’ve paid or typed something' },
    {
      points: [
        'Call your bank straight away, on the number on your card.',
        'If you typed your password for our site, [change it](/forgot-password), and sign out the other devices in your profile.',
        'Report it: to [Report Fraud](https://www.reportfraud.police.uk), the police’s service for England, Wales and Northern Ireland, or in Scotland to the police on 101.',
        '[Tell us](/contact-us?topic=scam), so we can warn others.',
      ],
    },
    'Where do these messages get the details from? Often from adverts, posters and lost-pet posts, where a name and a number can stand side by side. It’s a good reason to leave the number off a poster. A finder doesn’t need it, because the reader shows it.',
  ],
  sources: [
    {
      words: 'Report suspicious emails, texts and websites, National Cyber Security Centre',
      link: 'https://www.ncsc.gov.uk/collection/phishing-scams',
    },
  ],
}
