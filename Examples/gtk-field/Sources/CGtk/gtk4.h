#include <gtk/gtk.h>

// Functions with variable arguments, which Swift cannot call.

// Sets the description and the error message of a widget, and whether its text is invalid.
static inline void intercepter_describe(void *widget, void *label, const char *message) {
  GtkAccessible *accessible = GTK_ACCESSIBLE(widget);
  gboolean isInvalid = message[0] != 0;
  gtk_accessible_update_property(
      accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, message, -1);
  gtk_accessible_update_state(
      accessible, GTK_ACCESSIBLE_STATE_INVALID,
      isInvalid ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
  if (isInvalid)
    gtk_accessible_update_relation(
        accessible, GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE, label, NULL, -1);
  else
    gtk_accessible_reset_relation(accessible, GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE);
}
