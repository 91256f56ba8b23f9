import { hitch, stripe, tractor, wheel } from './equipment-parts.ts'

const repeat = (count: number, draw: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')

/** Drops or grains between two points, thinning out. */
const spray = (x: number, y: number, width: number, height: number, color: string) =>
  repeat(40, (i) => {
    // A step that has no common factor with 40 spreads the drops evenly but irregularly.
    const progress = ((i * 17) % 40) / 40
    const fall = i / 40
    const reach = 0.35 + 0.65 * fall
    return `<ellipse cx="${x + width * (0.5 + (progress - 0.5) * reach)}" cy="${y + height * fall}" rx="3" ry="6" fill="${color}" opacity="${(0.9 - fall * 0.5).toFixed(2)}"/>`
  })

const tine = (x: number, top = 560) =>
  `<path d="M${x} ${top} q-22 36 2 64 l14 26 q4 -40 -2 -92Z" fill="url(#steel)" stroke="#4b545b" stroke-width="2"/>`

/** A plough bottom: share and curved board. */
const ploughBottom = (x: number) =>
  `<path d="M${x} 500 L${x + 16} 500 L${x + 10} 590 L${x - 6} 590Z" fill="#3b3f45"/><path d="M${x - 30} 650 Q${x - 38} 588 ${x + 26} 566 Q${x + 60} 600 ${x + 64} 654Z" fill="url(#steel)" stroke="#525c64" stroke-width="2"/>`

const disc = (x: number) =>
  `<ellipse cx="${x}" cy="604" rx="26" ry="58" fill="url(#steel)" stroke="#4e5860" stroke-width="3"/><ellipse cx="${x}" cy="604" rx="9" ry="20" fill="#5d676f"/><path d="M${x + 4} 504 L${x} 600" stroke="#33363b" stroke-width="12"/>`

const engine = (x: number, y: number) =>
  `<rect x="${x}" y="${y}" width="170" height="120" rx="14" fill="url(#paint)"/><rect x="${x + 14}" y="${y - 46}" width="110" height="50" rx="12" fill="url(#paint)"/>${stripe(x + 24, y - 28, 74)}` +
  `<circle cx="${x + 136}" cy="${y + 66}" r="54" fill="#3d4147"/><circle cx="${x + 136}" cy="${y + 66}" r="42" fill="none" stroke="#8b949b" stroke-width="7"/><circle cx="${x + 136}" cy="${y + 66}" r="12" fill="#aab3b9"/>` +
  `${repeat(4, (i) => `<rect x="${x + 14}" y="${y + 18 + i * 20}" width="54" height="9" rx="4" fill="#000" opacity=".3"/>`)}<rect x="${x + 128}" y="${y - 92}" width="16" height="66" rx="6" fill="#45494f"/>`

/** Machines from the side in a 1024 × 768 scene; the ground is at y = 640. */
export const equipmentArt: Record<string, string> = {
  tractor: `<g transform="translate(-46 0)">${tractor(false)}</g>`,
  'tractor-cabin': `<g transform="translate(-46 0)">${tractor(true)}</g>`,
  plough: `<g transform="translate(60 0)">${hitch(238)}<path d="M20 492 L262 470 L262 500 L20 526Z" fill="url(#paint)"/>${ploughBottom(52)}${ploughBottom(134)}${ploughBottom(216)}${tractor(false)}</g>`,
  'disc-plough': `<g transform="translate(60 0)">${hitch(238)}<path d="M16 486 L262 476 L262 508 L16 522Z" fill="url(#paint)"/>${disc(50)}${disc(120)}${disc(190)}${tractor(false)}</g>`,
  cultivator: `<g transform="translate(60 0)">${hitch(238)}<rect x="10" y="516" width="256" height="26" rx="6" fill="url(#paint)"/><rect x="30" y="476" width="216" height="18" rx="6" fill="url(#paint)"/><path d="M60 490 V520 M216 490 V520" stroke="#3a3d42" stroke-width="14"/>${repeat(5, (i) => tine(34 + i * 50, 540))}${tractor(true)}</g>`,
  rotavator: `<g transform="translate(60 0)">${hitch(232)}<path d="M12 560 Q20 500 110 492 L222 492 Q262 500 262 560Z" fill="url(#paint)"/>${stripe(90, 512, 110)}<rect x="4" y="556" width="268" height="18" rx="5" fill="#3b3f45"/>${repeat(7, (i) => `<path d="M${28 + i * 36} 574 q-26 30 -4 62 q18 10 30 2 q-22 -26 -10 -64Z" fill="url(#steel)" stroke="#4b545b" stroke-width="2"/>`)}<path d="M-10 540 L20 640" stroke="#3a3d42" stroke-width="10"/>${tractor(false)}</g>`,
  'seed-drill': `<g transform="translate(60 0)">${hitch(238)}<path d="M0 400 H264 L232 500 H32Z" fill="url(#paint)"/><rect x="-6" y="384" width="276" height="24" rx="7" fill="url(#paint)"/>${stripe(60, 440, 140)}<rect x="20" y="500" width="224" height="20" fill="#3b3f45"/>${repeat(6, (i) => `<path d="M${44 + i * 36} 518 q-4 46 -14 80" stroke="#d8dde0" stroke-width="9" fill="none"/><path d="M${20 + i * 36} 594 l22 0 l-6 56 l-10 0Z" fill="url(#steel)" stroke="#4b545b" stroke-width="2"/>`)}${wheel(20, 600, 46)}${tractor(true)}</g>`,
  'boom-sprayer': `<g transform="translate(80 0)">${spray(-60, 590, 330, 66, '#bfe4f5')}${hitch(230)}<rect x="70" y="372" width="190" height="160" rx="44" fill="#f3efe2" stroke="#c9c1a6" stroke-width="4"/><path d="M80 470 h170" stroke="#7fb7d6" stroke-width="58" opacity=".45"/><rect x="140" y="350" width="46" height="26" rx="8" fill="#2f6aa8"/><path d="M-96 566 H262 M60 566 L100 520 M236 566 V520" stroke="url(#paint)" stroke-width="13"/><path d="M-96 566 H262" stroke="#c8372b" stroke-width="12"/>${repeat(8, (i) => `<path d="M${-84 + i * 46} 566 v22 l-7 12 h14 l-7 -12" stroke="#2d3035" stroke-width="5" fill="#2d3035"/>`)}${tractor(true)}</g>`,
  trailer: `<g transform="translate(150 96) scale(.85)"><path d="M300 540 L210 556" stroke="#33363b" stroke-width="16"/><path d="M-92 400 H226 L238 540 H-92Z" fill="url(#paint)"/>${repeat(5, (i) => `<rect x="${-78 + i * 64}" y="410" width="10" height="122" rx="4" fill="#000" opacity=".28"/>`)}<path d="M-80 400 Q-10 318 70 332 Q170 322 214 400Z" fill="#d9b45a"/>${repeat(24, (i) => `<path d="M${-64 + i * 11} ${396 - Math.sin((i / 23) * 3.1) * 56} l14 -20" stroke="#b98a2e" stroke-width="4"/>`)}<rect x="-100" y="536" width="346" height="22" rx="5" fill="#3a3d42"/>${wheel(-10, 588, 54)}${wheel(120, 588, 54)}${tractor(false)}</g>`,
  harvester:
    `<g transform="translate(10 0)"><path d="M150 320 H420 L450 260 H640 L700 330 L724 540 H170 Q140 540 140 510 V340 Q140 320 150 320Z" fill="url(#paint)"/>${stripe(190, 372, 210)}<path d="M200 410 h180 M200 434 h180 M200 458 h180" stroke="#000" stroke-width="8" opacity=".25"/><path d="M190 320 L210 252 H400 L420 320Z" fill="url(#paint)"/><path d="M214 258 Q300 216 396 258Z" fill="#e0b955"/>` +
    `<path d="M628 196 H806 L826 216 H616Z" fill="url(#paint)"/><path d="M626 216 H800 L824 400 H626Z" fill="url(#glass)" stroke="#2c2f33" stroke-width="9"/><path d="M646 236 L640 360 L700 236Z" fill="#fff" opacity=".4"/><path d="M330 240 L160 176 L126 196 L300 282Z" fill="url(#paint)"/><path d="M126 190 l-22 58 l40 -14Z" fill="#3b3f45"/>` +
    `<path d="M690 470 L860 560 L850 620 L660 540Z" fill="url(#paint)"/><path d="M838 540 L964 590 L984 648 L830 648Z" fill="#3f434a"/>${repeat(
      6,
      (i) => {
        const a = (i * Math.PI) / 3
        return `<path d="M906 520 L${906 + Math.cos(a) * 82} ${520 + Math.sin(a) * 82}" stroke="#d9a62e" stroke-width="8"/>`
      },
    )}<circle cx="906" cy="520" r="82" fill="none" stroke="#d9a62e" stroke-width="9"/><circle cx="906" cy="520" r="12" fill="#7b5c16"/>${repeat(9, (i) => `<path d="M${850 + i * 16} 650 l8 -16 l8 16Z" fill="#cfd6da"/>`)}` +
    `${wheel(600, 540, 104)}${wheel(250, 572, 70)}</g>`,
  reaper: `<g transform="translate(-30 -128) scale(1.2)"><path d="M150 330 L360 470 M176 312 L390 452" stroke="#3a3d42" stroke-width="13" stroke-linecap="round"/><path d="M130 322 l42 -22" stroke="#1f2124" stroke-width="18" stroke-linecap="round"/>${engine(350, 430)}<path d="M520 500 L640 520 L640 600 L500 590Z" fill="url(#paint)"/><rect x="600" y="410" width="230" height="200" rx="14" fill="url(#paint)"/>${stripe(630, 440, 160)}${repeat(
    3,
    (i) => {
      const x = 640 + i * 74
      return `<circle cx="${x}" cy="520" r="34" fill="#f3d36b" stroke="#8f6a16" stroke-width="5"/><path d="M${x - 24} 520 h48 M${x} 496 v48" stroke="#8f6a16" stroke-width="6"/>`
    },
  )}<path d="M590 630 H860 L900 650 H580Z" fill="#3f434a"/>${repeat(12, (i) => `<path d="M${640 + i * 20} 650 l9 -20 l9 20Z" fill="#d5dbdf"/>`)}${wheel(440, 590, 62)}</g>`,
  thresher: `<g transform="translate(40 0)"><rect x="220" y="330" width="470" height="220" rx="16" fill="url(#paint)"/><path d="M250 330 L310 240 H470 L500 330Z" fill="url(#paint)"/><path d="M300 250 Q380 190 480 250Z" fill="#dcb653"/>${repeat(12, (i) => `<path d="M${312 + i * 14} 244 l${(i % 3) * 8 - 8} -34" stroke="#b98a2e" stroke-width="5"/>`)}${stripe(260, 364, 190)}<circle cx="586" cy="436" r="82" fill="#3b3f45"/><circle cx="586" cy="436" r="62" fill="none" stroke="#9aa5ad" stroke-width="9"/><circle cx="586" cy="436" r="14" fill="#cfd6da"/>${repeat(6, (i) => `<path d="M586 436 L${586 + Math.cos(i * 1.047) * 62} ${436 + Math.sin(i * 1.047) * 62}" stroke="#9aa5ad" stroke-width="6"/>`)}<path d="M690 350 L850 300 L862 350 L690 430Z" fill="url(#paint)"/>${spray(850, 330, 90, 280, '#e5c874')}<ellipse cx="900" cy="640" rx="100" ry="38" fill="#dcb653"/><path d="M300 550 h60 l10 60 h-80Z" fill="#3b3f45"/>${spray(300, 606, 60, 40, '#f2c65a')}<rect x="200" y="546" width="510" height="18" rx="5" fill="#33363b"/>${wheel(290, 596, 50)}${wheel(620, 596, 50)}<path d="M206 556 L90 600" stroke="#33363b" stroke-width="14"/></g>`,
  'power-tiller': `<g transform="translate(0 -160) scale(1.25)"><path d="M120 330 L420 480 M150 304 L450 450" stroke="#3a3d42" stroke-width="14" stroke-linecap="round"/><path d="M100 340 l40 -26 M130 314 l40 -26" stroke="#1f2124" stroke-width="20" stroke-linecap="round"/>${engine(470, 404)}<rect x="420" y="500" width="250" height="34" rx="8" fill="#3b3f45"/><path d="M250 560 Q270 500 350 496 L430 500 L440 570Z" fill="url(#paint)"/>${repeat(5, (i) => `<path d="M${270 + i * 34} 566 q-24 28 -4 64 q20 10 30 0 q-20 -28 -10 -64Z" fill="url(#steel)" stroke="#4b545b" stroke-width="2"/>`)}${wheel(560, 570, 72)}</g>`,
  pump: `<g transform="translate(-60 -64) scale(1.1)"><rect x="240" y="590" width="440" height="26" rx="6" fill="url(#wood)"/>${engine(270, 456)}<path d="M440 520 h60" stroke="#5a636a" stroke-width="24"/><circle cx="560" cy="520" r="76" fill="url(#steel)" stroke="#4b545b" stroke-width="4"/><circle cx="560" cy="520" r="40" fill="none" stroke="#59636b" stroke-width="7"/><rect x="528" y="372" width="60" height="80" rx="8" fill="url(#steel)"/><path d="M558 372 V300 Q558 276 584 276 H760" stroke="#3f6f9c" stroke-width="46" fill="none"/><path d="M560 596 V640" stroke="#3d4147" stroke-width="40"/><path d="M770 258 Q900 262 930 640 L850 640 Q850 330 770 300Z" fill="#bfe3f2" opacity=".9"/><path d="M776 268 Q872 290 892 640" stroke="#fff" stroke-width="9" fill="none" opacity=".8"/><ellipse cx="890" cy="646" rx="120" ry="26" fill="#9fd0e6"/><ellipse cx="890" cy="642" rx="74" ry="14" fill="#d9f0f8"/></g>`,
  'solar-pump': `<g transform="translate(20 0)"><path d="M220 640 V420 M400 640 V330" stroke="#6b757c" stroke-width="18"/><path d="M120 440 L480 250 L560 330 L190 530Z" fill="#1c3a66" stroke="#cdd6dc" stroke-width="9"/><path d="M210 392 L282 480 M300 346 L374 430 M390 298 L466 380 M154 484 L520 290" stroke="#86a9d6" stroke-width="4"/><path d="M140 446 L300 362 L330 396 L160 480Z" fill="#fff" opacity=".16"/><rect x="560" y="470" width="90" height="120" rx="10" fill="url(#paint)"/><rect x="576" y="490" width="58" height="34" rx="4" fill="#d9f0d0"/><path d="M480 420 Q540 420 590 470" stroke="#2b2d31" stroke-width="7" fill="none"/><path d="M604 590 V640" stroke="#3d4147" stroke-width="20"/><path d="M720 640 V420 Q720 392 748 392 H800" stroke="#3f6f9c" stroke-width="40" fill="none"/><path d="M806 376 Q896 390 912 640 L846 640 Q850 430 806 408Z" fill="#bfe3f2" opacity=".92"/><ellipse cx="880" cy="646" rx="110" ry="24" fill="#9fd0e6"/></g>`,
  'rain-gun': `<g transform="translate(0 0)"><path d="M430 640 L500 470 L570 640 M500 640 V470" stroke="#56616a" stroke-width="14" fill="none" stroke-linecap="round"/><rect x="476" y="330" width="48" height="150" rx="10" fill="url(#steel)"/><path d="M476 350 L700 226 L716 254 L500 384Z" fill="url(#paint)"/><path d="M560 296 l-20 -60 h40" stroke="#3b3f45" stroke-width="9" fill="none"/>${repeat(7, (i) => `<path d="M712 236 Q${800 + i * 16} ${120 + i * 34} ${1000 - i * 20} ${300 + i * 52}" stroke="#d5eef8" stroke-width="${7 - i * 0.5}" stroke-dasharray="${18 - i} ${10 + i * 2}" fill="none" opacity=".9"/>`)}<path d="M500 640 H120" stroke="#2f4f7a" stroke-width="26"/>${repeat(7, (i) => `<g transform="translate(${650 + i * 54} 650)"><path d="M0 0 q-18 -24 -26 -22 q6 18 26 22 q18 -24 26 -22 q-6 18 -26 22Z" fill="#5f9a3a"/></g>`)}</g>`,
  'drip-kit': `<g transform="translate(-20 -40) scale(1.04)"><rect x="110" y="380" width="150" height="210" rx="60" fill="url(#paint)"/>${stripe(140, 440, 90)}<rect x="166" y="340" width="40" height="50" rx="8" fill="#3b3f45"/><path d="M120 590 v50 M250 590 v50" stroke="#3b3f45" stroke-width="14"/><path d="M260 500 H350 V640" stroke="#2b2d31" stroke-width="20" fill="none"/>${repeat(
    3,
    (row) =>
      `<path d="M350 ${600 + row * 44} H980" stroke="#1f2022" stroke-width="12"/>${repeat(
        4,
        (i) => {
          const x = 440 + i * 138 + row * 40
          const y = 600 + row * 44
          return `<path d="M${x} ${y} q-34 -50 -52 -46 q8 40 52 46 q-6 -72 4 -86 q18 30 -4 86 q34 -50 52 -46 q-8 40 -52 46Z" fill="${row === 1 ? '#6aa53c' : '#5a9434'}"/><path d="M${x + 16} ${y + 8} q-7 12 0 16 q7 -4 0 -16Z" fill="#bfe4f5"/>`
        },
      )}`,
  )}</g>`,
  'drone-sprayer': `<g transform="translate(-77 -110) scale(1.15)">${spray(330, 440, 360, 190, '#d5eef8')}<path d="M300 290 L460 340 M724 290 L564 340 M250 340 L460 360 M774 340 L564 360" stroke="#2d3035" stroke-width="16" stroke-linecap="round"/><path d="M440 320 Q512 270 584 320 L600 372 H424Z" fill="url(#paint)"/><rect x="436" y="366" width="152" height="76" rx="26" fill="#f3efe2" stroke="#c9c1a6" stroke-width="4"/><path d="M446 412 h132" stroke="#7fb7d6" stroke-width="38" opacity=".5"/>${[
    [300, 280],
    [724, 280],
    [240, 334],
    [784, 334],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<rect x="${x - 12}" y="${y - 8}" width="24" height="34" rx="6" fill="#45494f"/><ellipse cx="${x}" cy="${y - 12}" rx="116" ry="13" fill="#e9eef0" opacity=".6"/><ellipse cx="${x}" cy="${y - 12}" rx="116" ry="13" fill="none" stroke="#fff" opacity=".7" stroke-width="2"/>`,
    )
    .join(
      '',
    )}<path d="M440 440 L400 520 H360 M584 440 L624 520 H664" stroke="#3a3d42" stroke-width="10" fill="none"/><circle cx="512" cy="318" r="12" fill="#bfe3f2"/></g>`,
  'knapsack-sprayer': `<g transform="translate(-30 -64) scale(1.1)"><rect x="280" y="270" width="230" height="330" rx="50" fill="url(#paint)"/><path d="M300 470 h190 v80 q0 40 -40 40 h-110 q-40 0 -40 -40Z" fill="#fff" opacity=".2"/><rect x="350" y="236" width="90" height="44" rx="12" fill="#2b2d31"/>${stripe(330, 330, 130)}<rect x="264" y="590" width="262" height="50" rx="12" fill="#33363b"/><path d="M290 320 Q210 420 286 560 M270 320 Q176 440 270 580" stroke="#4a3a26" stroke-width="18" fill="none"/><path d="M510 560 Q620 640 640 520 Q650 450 700 430" stroke="#1f2022" stroke-width="15" fill="none"/><path d="M660 460 L760 400" stroke="#b5482f" stroke-width="24" stroke-linecap="round"/><path d="M760 400 L900 320 L930 340" stroke="#c3a13a" stroke-width="10" fill="none"/><path d="M922 330 l22 26 l-26 4Z" fill="#2b2d31"/>${spray(880, 356, 90, 200, '#d5eef8')}<path d="M270 300 L190 240 L150 250" stroke="#45494f" stroke-width="14" fill="none" stroke-linecap="round"/></g>`,
  leveller: `<g transform="translate(80 0)">${hitch(230)}<path d="M30 480 H240 L262 640 H-10 Q24 570 30 480Z" fill="url(#paint)"/>${stripe(60, 520, 150)}<path d="M-20 632 H270 L262 652 H-10Z" fill="url(#steel)"/><rect x="110" y="260" width="12" height="220" fill="#cfd6da"/><rect x="92" y="226" width="48" height="44" rx="8" fill="#e8b12d"/><path d="M92 248 H-60" stroke="#ff5a4d" stroke-width="4" stroke-dasharray="14 8"/><path d="M-30 640 Q-60 600 -110 640Z" fill="#8a5f38"/>${wheel(-4, 606, 36)}${tractor(true)}</g>`,
  'rice-transplanter': `<g transform="translate(60 0)"><path d="M120 420 L330 300 L350 340 L150 470Z" fill="#dfe6e2" stroke="#8c9891" stroke-width="5"/>${repeat(7, (i) => `<path d="M${138 + i * 28} ${418 - i * 16} q-6 -34 -14 -40 M${148 + i * 28} ${414 - i * 16} q4 -34 12 -38" stroke="#5fa13a" stroke-width="8" fill="none"/>`)}<path d="M140 470 L130 640 M190 450 L186 640 M240 430 L240 640" stroke="#56616a" stroke-width="13"/>${repeat(3, (i) => `<path d="M${118 + i * 54} 640 q-6 -34 -16 -42 M${124 + i * 54} 640 q6 -34 16 -42" stroke="#4d8a2c" stroke-width="7" fill="none"/>`)}<path d="M330 470 H700 Q740 470 752 510 L760 560 H330Z" fill="url(#paint)"/>${stripe(520, 492, 150)}<path d="M420 470 v-60 q0 -14 16 -14 h10 l10 50 h70 v24Z" fill="#2b2d31"/><path d="M600 470 L570 390" stroke="#2b2d31" stroke-width="9"/><ellipse cx="566" cy="384" rx="30" ry="9" transform="rotate(-58 566 384)" fill="none" stroke="#2b2d31" stroke-width="8"/><path d="M330 380 L400 560" stroke="#3a3d42" stroke-width="14"/>${wheel(410, 570, 74)}${wheel(680, 582, 60)}</g>`,
  baler: `<g transform="translate(225 122) scale(.81)"><path d="M300 536 L200 556" stroke="#33363b" stroke-width="16"/><path d="M-70 380 Q60 320 190 390 L216 560 H-90Z" fill="url(#paint)"/>${stripe(-30, 430, 170)}<circle cx="40" cy="480" r="66" fill="#d9b45a"/><circle cx="40" cy="480" r="46" fill="none" stroke="#a87d28" stroke-width="6"/><circle cx="40" cy="480" r="24" fill="none" stroke="#a87d28" stroke-width="6"/><circle cx="-180" cy="580" r="66" fill="#e2c06a"/><circle cx="-180" cy="580" r="46" fill="none" stroke="#b1872f" stroke-width="6"/><circle cx="-180" cy="580" r="24" fill="none" stroke="#b1872f" stroke-width="6"/>${wheel(60, 590, 54)}${tractor(true)}</g>`,
  'chaff-cutter': `<g transform="translate(20 -128) scale(1.2)"><path d="M330 640 L400 470 M560 640 L500 470 M350 600 H540" stroke="#3b3f45" stroke-width="16"/><path d="M100 400 L400 430 L400 490 L100 470Z" fill="url(#paint)"/>${repeat(16, (i) => `<path d="M${90 + i * 16} ${404 + i} l-${24 - (i % 4) * 6} -${20 + (i % 5) * 8}" stroke="${i % 2 ? '#7fb04d' : '#5f9a3a'}" stroke-width="8"/>`)}<rect x="390" y="400" width="130" height="120" rx="12" fill="url(#paint)"/><circle cx="580" cy="450" r="150" fill="none" stroke="url(#steel)" stroke-width="24"/><circle cx="580" cy="450" r="150" fill="none" stroke="#3b3f45" stroke-width="4"/>${repeat(3, (i) => `<path d="M580 450 Q${580 + Math.cos(i * 2.09 + 0.6) * 100} ${450 + Math.sin(i * 2.09 + 0.6) * 100} ${580 + Math.cos(i * 2.09) * 142} ${450 + Math.sin(i * 2.09) * 142}" stroke="url(#paint)" stroke-width="22" fill="none"/><path d="M580 450 Q${580 + Math.cos(i * 2.09 + 0.6) * 100} ${450 + Math.sin(i * 2.09 + 0.6) * 100} ${580 + Math.cos(i * 2.09) * 142} ${450 + Math.sin(i * 2.09) * 142}" stroke="#8d2a20" stroke-width="16" fill="none"/>`)}<circle cx="580" cy="450" r="24" fill="#3b3f45"/><path d="M720 396 l70 -30" stroke="#8a5c31" stroke-width="20" stroke-linecap="round"/>${spray(640, 520, 120, 110, '#7fb04d')}<path d="M600 640 Q690 560 800 640Z" fill="#76a845"/></g>`,
}
