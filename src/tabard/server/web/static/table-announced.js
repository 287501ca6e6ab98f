// What whoever keeps the house tells everybody: put away, it stays so until something else is told.
const DAYS = 30;

document.addEventListener("click", ({ target }) => {
  const key = target instanceof Element ? target.closest("#announced button") : null;
  const line = key?.closest("#announced");
  if (!(line instanceof HTMLElement)) return;
  document.cookie = `announced=${line.dataset.mark}; path=/; max-age=${DAYS * 86_400}; samesite=lax`;
  line.hidden = true;
});
