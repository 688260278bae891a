/** Asks the device for its place when the person presses the button: five seconds, the best it can do, and none that it remembers. */
export const SCRIPT = `(function(){var b=document.getElementById('place'),f=document.forms[0],t=document.getElementById('told');if(!b||!navigator.geolocation)return;b.hidden=false;
b.onclick=function(){b.disabled=true;navigator.geolocation.getCurrentPosition(function(p){f.lat.value=p.coords.latitude;f.lng.value=p.coords.longitude;f.accuracy.value=p.coords.accuracy;f.denied.value='';b.hidden=true;t.textContent=t.dataset.taken},
function(e){b.disabled=false;if(e.code===1)f.denied.value='yes';t.textContent=t.dataset.none;f.where.focus()},{timeout:5000,enableHighAccuracy:true,maximumAge:0})}})()`
