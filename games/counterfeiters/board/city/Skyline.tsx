/** Miami at night: a low moon, art deco roofs, palms. */
export function Skyline() {
  return (
    <svg class="cf-sky" viewBox="0 0 1200 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="1200" height="600" fill="#0e1020" />
      <circle cx="880" cy="150" r="120" fill="#2a1238" />
      <path d="M760 150h240M764 180h232M776 210h208M796 240h168" stroke="#0e1020" stroke-width="8" />
      <path
        d="M0 330h70v-70h30v-26h40v26h30v90h60v-140h24v-30h52v30h24v120h70v-60h90v80h60V190h20v-34h16v-40h12v40h16v34h20v160h80v-80h110v60h60v-150h30v-26h50v26h30v170h96v-50h110v290H0Z"
        fill="#14142b"
      />
      <path d="M0 420h1200v180H0Z" fill="#0b0d1a" />
      <g class="cf-lights" fill="#ff3d8b" opacity=".5">
        <path d="M250 230h8v12h-8ZM276 230h8v12h-8ZM250 262h8v12h-8ZM690 260h8v12h-8ZM690 300h8v12h-8ZM1010 220h8v12h-8Z" />
      </g>
      <g class="cf-lights" fill="#2ce0e6" opacity=".45">
        <path d="M302 246h8v12h-8ZM302 290h8v12h-8ZM714 220h8v12h-8ZM1040 252h8v12h-8ZM1066 220h8v12h-8ZM108 270h8v12h-8Z" />
      </g>
      <g fill="#090a15">
        <path d="M60 600c6-120 4-200-14-280 30 70 38 160 34 280Z" />
        <path d="M46 322c-30-30-60-24-78 0 26-10 48-8 70 4-34-6-60 14-62 44 18-22 40-34 68-40-14 18-16 44-2 66 2-26 8-46 20-64 20 14 28 36 24 60 18-28 12-56-10-70 26 0 46 12 58 34 2-32-22-52-56-48 20-16 46-16 66 0-14-26-66-40-98 14Z" />
        <path d="M1150 600c-6-110-2-190 18-260-30 60-42 150-38 260Z" />
        <path d="M1166 342c30-30 60-24 78 0-26-10-48-8-70 4 34-6 60 14 62 44-18-22-40-34-68-40 14 18 16 44 2 66-2-26-8-46-20-64-20 14-28 36-24 60-18-28-12-56 10-70-26 0-46 12-58 34-2-32 22-52 56-48-20-16-46-16-66 0 14-26 66-40 98 14Z" />
      </g>
    </svg>
  )
}
