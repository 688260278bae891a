/** The whole look of the page, written into it: one request less on a slow line. */
export const STYLE = `:root{color-scheme:light dark;--page:#fffaf2;--card:#fff;--ink:#26322d;--quiet:#56625c;--line:#858d86;--main:#0f6b56;--alert:#a3271d}
@media(prefers-color-scheme:dark){:root{--page:#14201c;--card:#1c2924;--ink:#e6ece8;--quiet:#a9b8b0;--line:#70827a;--main:#7dc3a9;--alert:#ff9d8f}}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink);font:1.0625rem/1.5 system-ui,sans-serif}
header,main,footer{max-width:32rem;margin:auto;padding:1rem}header a{display:inline-flex;gap:.5rem;align-items:center;color:inherit;font-weight:700;text-decoration:none}
main{background:var(--card);border-radius:1.25rem;padding:1.5rem 1rem}h1{font-size:1.75rem;line-height:1.2;margin:.75rem 0;overflow-wrap:anywhere}h1.alert{color:var(--alert)}h2{font-size:1rem;margin:0}
.photo{border-radius:50%;object-fit:cover;display:block}label{display:block;font-weight:600;margin:1rem 0 .25rem}.check{display:flex;gap:.625rem;align-items:center;font-weight:400}::placeholder{color:var(--quiet);opacity:1}
input:not([type=checkbox]),textarea{width:100%;min-height:3rem;padding:.625rem .75rem;font:inherit;color:inherit;background:transparent;border:1px solid var(--line);border-radius:.75rem}
input[type=checkbox]{flex:none;width:1.5rem;height:1.5rem;margin:0}small{display:block;color:var(--quiet);margin-top:.25rem}
button,.button{display:block;width:100%;min-height:3.25rem;margin-top:1rem;padding:.75rem;border:0;border-radius:2rem;background:var(--main);color:var(--card);font:inherit;font-weight:700;text-align:center;text-decoration:none;cursor:pointer}
.plain{background:transparent;color:var(--main);border:2px solid var(--main)}[hidden]{display:none}:focus-visible{outline:3px solid #f9c76b;outline-offset:2px}
.notes,.done,.wrong{border-inline-start:4px solid var(--main);padding:.5rem .75rem;margin:1rem 0;white-space:pre-line;overflow-wrap:anywhere}.wrong{border-color:var(--alert)}footer a{color:var(--quiet)}a{color:var(--main)}`

/** Asks the device for its place when the person presses the button: five seconds, the best it can do, and none that it remembers. */
export const SCRIPT = `(function(){var b=document.getElementById('place'),f=document.forms[0],t=document.getElementById('told');if(!b||!navigator.geolocation)return;b.hidden=false;
b.onclick=function(){b.disabled=true;navigator.geolocation.getCurrentPosition(function(p){f.lat.value=p.coords.latitude;f.lng.value=p.coords.longitude;f.accuracy.value=p.coords.accuracy;f.denied.value='';b.hidden=true;t.textContent=t.dataset.taken},
function(e){b.disabled=false;if(e.code===1)f.denied.value='yes';t.textContent=t.dataset.none;f.where.focus()},{timeout:5000,enableHighAccuracy:true,maximumAge:0})}})()`
