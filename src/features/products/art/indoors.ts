import type { Draw } from './paint.ts'

const bowl: Draw = ({ main, dark, light, accent }) => `
<path d="M190 470h520l-70 230q-190 40-380 0z" fill="${dark}"/><path d="M196 452h508l-66 232q-188 36-376 0z" fill="${main}"/>
<ellipse cx="450" cy="456" rx="262" ry="78" fill="${dark}"/><ellipse cx="450" cy="448" rx="262" ry="76" fill="${light}"/><ellipse cx="450" cy="456" rx="216" ry="54" fill="${accent}"/>
<path d="M330 590q120 30 240 0" stroke="${light}" stroke-width="16" fill="none"/>`

const slowbowl: Draw = ({ main, dark, light, accent }) => `
<ellipse cx="450" cy="500" rx="290" ry="200" fill="${dark}"/><ellipse cx="450" cy="480" rx="286" ry="192" fill="${main}"/><ellipse cx="450" cy="470" rx="226" ry="140" fill="${light}"/>
<path d="M450 350c120 10 170 80 130 150s-190 90-240 10 40-110 110-90 60 90 6 90" fill="none" stroke="${accent}" stroke-width="40"/>`

const fountain: Draw = ({ main, dark, light, accent }) => `
<path d="M240 470h420l-30 240H270z" fill="${dark}"/><path d="M244 456h412l-28 240H272z" fill="${main}"/><ellipse cx="450" cy="456" rx="208" ry="62" fill="${light}"/>
<path d="M450 452c0-120-90-120-90-210M450 452c0-120 90-120 90-210M450 440V210" stroke="${accent}" stroke-width="20" fill="none"/><circle cx="450" cy="452" r="44" fill="${dark}"/>`

const bed: Draw = ({ main, dark, deep, light, accent }) => `
<ellipse cx="450" cy="560" rx="330" ry="180" fill="${dark}"/><ellipse cx="450" cy="540" rx="328" ry="174" fill="${main}"/><ellipse cx="450" cy="510" rx="250" ry="110" fill="${deep}"/>
<ellipse cx="450" cy="504" rx="236" ry="98" fill="${light}"/><path d="M330 500q120 60 240 0" stroke="${accent}" stroke-width="12" fill="none"/><path d="M200 600q250 140 500 0" stroke="${light}" stroke-width="8" stroke-dasharray="22 18" fill="none"/>`

const blanket: Draw = ({ main, dark, light, accent }) => `
<path d="M200 320h440q60 0 60 60v310H260q-60 0-60-60z" fill="${dark}"/><path d="M204 308h432q60 0 60 60v308H264q-60 0-60-60z" fill="${main}"/>
<path d="M204 430h492M204 560h492M330 308v368M500 308v368" stroke="${light}" stroke-width="26" opacity=".8"/><path d="M260 676v40M330 676v40M400 676v40M470 676v40M540 676v40M610 676v40" stroke="${accent}" stroke-width="12"/>`

const carrier: Draw = ({ main, dark, deep, light, accent }) => `
<path d="M350 300q100-130 200 0" stroke="${dark}" stroke-width="32" fill="none"/><rect x="190" y="300" width="520" height="400" rx="80" fill="${dark}"/><rect x="196" y="292" width="508" height="394" rx="76" fill="${main}"/>
<rect x="280" y="380" width="340" height="240" rx="40" fill="${deep}"/>${[330, 390, 450, 510, 570].map((x) => `<path d="M${x} 384v232" stroke="${light}" stroke-width="12"/>`).join('')}<rect x="430" y="640" width="40" height="30" rx="8" fill="${accent}"/>`

const crate: Draw = ({ main, dark, light, accent }) => `
<path d="M190 360l110-100h420L610 360z" fill="${light}"/><rect x="190" y="360" width="420" height="340" rx="16" fill="none" stroke="${main}" stroke-width="20"/><path d="M610 360l110-100v330L610 700z" fill="none" stroke="${dark}" stroke-width="18"/>
${[250, 310, 370, 430, 490, 550].map((x) => `<path d="M${x} 360v340" stroke="${main}" stroke-width="11"/>`).join('')}<path d="M190 530h420" stroke="${main}" stroke-width="11"/><rect x="200" y="640" width="400" height="50" rx="20" fill="${accent}"/>`

const ball: Draw = ({ main, dark, light, accent }) => `
<circle cx="450" cy="490" r="230" fill="${dark}"/><circle cx="450" cy="474" r="228" fill="${main}"/><path d="M270 340q150 130 20 320M630 340q-150 130-20 320" stroke="${accent}" stroke-width="30" fill="none"/><ellipse cx="370" cy="360" rx="60" ry="36" fill="${light}" opacity=".8" transform="rotate(-30 370 360)"/>`

const rope: Draw = ({ main, dark, light, accent }) => `
<path d="M230 650L670 300" stroke="${dark}" stroke-width="84"/><path d="M230 640L670 290" stroke="${main}" stroke-width="76"/><path d="M230 640L670 290" stroke="${accent}" stroke-width="76" stroke-dasharray="26 60"/>
<circle cx="300" cy="590" r="70" fill="${light}"/><circle cx="600" cy="350" r="70" fill="${light}"/><path d="M180 700l60-70M200 620l30 30M720 250l-50 50M690 220l-20 70" stroke="${main}" stroke-width="22"/>`

const plush: Draw = ({ main, dark, light, accent }) => `
<ellipse cx="450" cy="590" rx="170" ry="140" fill="${dark}"/><ellipse cx="450" cy="580" rx="166" ry="136" fill="${main}"/><circle cx="330" cy="270" r="70" fill="${main}"/><circle cx="570" cy="270" r="70" fill="${main}"/><circle cx="330" cy="270" r="38" fill="${light}"/><circle cx="570" cy="270" r="38" fill="${light}"/>
<circle cx="450" cy="370" r="170" fill="${dark}"/><circle cx="450" cy="362" r="168" fill="${main}"/><ellipse cx="450" cy="420" rx="80" ry="62" fill="${light}"/><circle cx="390" cy="340" r="18" fill="#26322d"/><circle cx="510" cy="340" r="18" fill="#26322d"/><ellipse cx="450" cy="396" rx="26" ry="18" fill="#26322d"/><path d="M400 520h100l-50 60z" fill="${accent}"/>`

const puzzle: Draw = ({ main, dark, light, accent }) => `
<rect x="180" y="300" width="540" height="380" rx="60" fill="${dark}"/><rect x="184" y="288" width="532" height="376" rx="56" fill="${main}"/>
${[
  [300, 390],
  [450, 390],
  [600, 390],
  [300, 560],
  [450, 560],
  [600, 560],
]
  .map(
    ([x, y], index) =>
      `<circle cx="${x}" cy="${y}" r="58" fill="${dark}"/><circle cx="${x}" cy="${Number(y) - 6}" r="50" fill="${index % 2 ? accent : light}"/>`,
  )
  .join('')}`

const treats: Draw = ({ main, dark, light, accent }) => `
<path d="M270 280h360l30 420q-210 40-420 0z" fill="${dark}"/><path d="M274 270h352l28 416q-204 36-408 0z" fill="${main}"/><path d="M262 230h376v60H262z" fill="${accent}"/>
<path d="M340 460c-40-50-90 10-40 40-50 30 0 90 40 40h220c40 50 90-10 40-40 50-30 0-90-40-40z" fill="${light}"/>`

const mouse: Draw = ({ main, dark, light, accent }) => `
<path d="M640 590q140 40 90-110" stroke="${accent}" stroke-width="20" fill="none"/><path d="M200 640c0-170 150-270 300-240s190 150 160 240z" fill="${dark}"/><path d="M204 628c0-166 148-262 294-232s184 146 156 232z" fill="${main}"/>
<circle cx="380" cy="410" r="72" fill="${dark}"/><circle cx="380" cy="410" r="46" fill="${light}"/><circle cx="290" cy="540" r="18" fill="#26322d"/><circle cx="204" cy="612" r="22" fill="${accent}"/><path d="M240 620l-90-20M240 640l-90 20" stroke="#26322d" stroke-width="8"/>`

const filter: Draw = ({ main, dark, light, accent }) => `
${[
  [330, 330],
  [450, 430],
  [570, 530],
]
  .map(
    ([x = 0, y = 0]) =>
      `<ellipse cx="${x}" cy="${y + 24}" rx="170" ry="92" fill="${dark}"/><ellipse cx="${x}" cy="${y}" rx="170" ry="92" fill="${main}"/><ellipse cx="${x}" cy="${y}" rx="112" ry="58" fill="${light}"/><ellipse cx="${x}" cy="${y}" rx="44" ry="22" fill="${accent}"/>`,
  )
  .join('')}`

export const INDOORS = { bowl, slowbowl, fountain, bed, blanket, carrier, crate, ball, rope, plush, puzzle, treats, mouse, filter }
