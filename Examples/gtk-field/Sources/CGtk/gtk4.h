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
  GtkAccessibleRelation relation = GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE;
  if (!isInvalid) {
    gtk_accessible_reset_relation(accessible, relation);
    return;
  }
  // The variable arguments of one widget, as in GTK 4.8, and of a list of widgets end differently.
  GValue value = G_VALUE_INIT;
  gtk_accessible_relation_init_value(relation, &value);
  if (G_VALUE_HOLDS_POINTER(&value))
    g_value_set_pointer(&value, g_list_append(NULL, label));
  else
    g_value_set_object(&value, label);
  gtk_accessible_update_relation_value(accessible, 1, &relation, &value);
  g_value_unset(&value);
}
