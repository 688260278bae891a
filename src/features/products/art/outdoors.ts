import { type Draw, ring } from './paint.ts'

const collar: Draw = ({ main, dark, light, accent }) => `
<ellipse cx="450" cy="450" rx="270" ry="230" fill="none" stroke="${dark}" stroke-width="86"/>
<ellipse cx="450" cy="438" rx="270" ry="230" fill="none" stroke="${main}" stroke-width="78"/>
<ellipse cx="450" cy="438" rx="270" ry="230" fill="none" stroke="${light}" stroke-width="6" stroke-dasharray="22 16"/>
<rect x="392" y="600" width="116" height="112" rx="20" fill="#c3ccd0"/><rect x="416" y="624" width="68" height="64" rx="12" fill="${main}"/>
${ring(450, 735, 26)}<circle cx="450" cy="800" r="44" fill="${accent}"/><circle cx="450" cy="778" r="8" fill="#fff" opacity=".7"/>`

const lead: Draw = ({ main, dark, light, accent }) => `
<path d="M250 220c-120 120 40 260 170 200s260 40 170 160-300 120-300 20" fill="none" stroke="${dark}" stroke-width="46"/>
<path d="M250 210c-120 120 40 260 170 200s260 40 170 160-300 120-300 20" fill="none" stroke="${main}" stroke-width="40"/>
<path d="M250 210c-120 120 40 260 170 200s260 40 170 160-300 120-300 20" fill="none" stroke="${light}" stroke-width="5" stroke-dasharray="16 14"/>
<path d="M250 215c40-90 190-100 220-10s-90 140-170 60" fill="none" stroke="${accent}" stroke-width="40"/>
<rect x="268" y="566" width="44" height="66" rx="14" fill="#b4bfc4"/>${ring(290, 672, 36)}`

const harness: Draw = ({ main, dark, deep, light, accent }) => `
<path d="M250 330q200-130 400 0l40 250q-240 150-480 0z" fill="${dark}"/><path d="M256 322q194-124 388 0l36 244q-230 140-460 0z" fill="${main}"/>
<path d="M330 340q120-70 240 0l10 210q-130 60-260 0z" fill="${deep}"/><path d="M330 350q120-70 240 0" fill="none" stroke="${light}" stroke-width="8" stroke-dasharray="20 14"/>
<rect x="386" y="420" width="128" height="86" rx="18" fill="${accent}"/>${ring(450, 262, 40)}
<path d="M226 560q224 190 448 0" fill="none" stroke="${dark}" stroke-width="40"/><rect x="408" y="640" width="84" height="56" rx="14" fill="#c3ccd0"/>`

const coat: Draw = ({ main, dark, deep, light, accent }) => `
<path d="M240 380c40-120 380-120 420 0l60 220c-30 80-140 40-170 10-60 20-140 20-200 0-40 40-150 60-180-10z" fill="${dark}"/>
<path d="M244 366c40-116 372-116 412 0l58 216c-30 76-136 38-166 8-60 20-136 20-196 0-40 40-146 58-174-10z" fill="${main}"/>
<path d="M330 300q120-60 240 0l-20 60q-100-40-200 0z" fill="${accent}"/><path d="M452 350v240" stroke="${deep}" stroke-width="10" stroke-dasharray="24 18"/>
<path d="M260 470q190 80 380 0" stroke="${light}" stroke-width="22" fill="none"/>`

const bandana: Draw = ({ main, dark, light, accent }) => `
<path d="M190 320h520L450 690z" fill="${dark}"/><path d="M200 310h500L450 668z" fill="${main}"/><rect x="180" y="280" width="540" height="64" rx="32" fill="${accent}"/>
${[
  [330, 400],
  [450, 400],
  [570, 400],
  [390, 490],
  [510, 490],
  [450, 580],
]
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="20" fill="${light}"/>`)
  .join('')}`

const light: Draw = ({ main, dark, accent, light: pale }) => `
<circle cx="450" cy="450" r="230" fill="${accent}" opacity=".18"/><circle cx="450" cy="450" r="160" fill="${accent}" opacity=".3"/>
<rect x="360" y="330" width="180" height="240" rx="60" fill="${dark}"/><rect x="368" y="326" width="164" height="232" rx="56" fill="${main}"/>
<circle cx="450" cy="440" r="56" fill="${accent}"/><circle cx="434" cy="424" r="16" fill="#fff" opacity=".9"/><rect x="420" y="520" width="60" height="14" rx="7" fill="${pale}"/>${ring(450, 292, 34)}`

const tag: Draw = ({ main, dark, light, accent }) => `
${ring(450, 190, 48)}<circle cx="450" cy="470" r="232" fill="${dark}"/><circle cx="450" cy="458" r="230" fill="${main}"/><circle cx="450" cy="458" r="200" fill="none" stroke="${light}" stroke-width="10"/>
<circle cx="450" cy="262" r="14" fill="#20302a" opacity=".6"/><g fill="${accent}"><ellipse cx="450" cy="520" rx="80" ry="64"/><circle cx="352" cy="440" r="34"/><circle cx="418" cy="390" r="36"/><circle cx="484" cy="390" r="36"/><circle cx="548" cy="440" r="34"/></g>`

export const OUTDOORS = { collar, lead, harness, coat, bandana, light, tag }
