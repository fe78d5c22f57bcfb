/** Dark or light: what the system prefers, unless the person has chosen here. */
const KEY = "tapis.theme";
const system = matchMedia("(prefers-color-scheme: dark)");

/** Which of the two is shown. */
export const isDark = () => (localStorage.getItem(KEY) ?? (system.matches ? "dark" : "light")) === "dark";

const apply = () => {
  document.documentElement.dataset.theme = isDark() ? "dark" : "light";
};

/** Show the theme from now on, following the system and the other windows. @param {() => void} onChange */
export function followTheme(onChange) {
  const changed = () => {
    apply();
    onChange();
  };
  system.addEventListener("change", changed);
  window.addEventListener("storage", (event) => event.key === KEY && changed());
  apply();
}

/** Switch to the other theme and remember it. */
export function toggleTheme() {
  localStorage.setItem(KEY, isDark() ? "light" : "dark");
  apply();
}
